//! Lists each place of files of Rust where a slip could be: a line a place, with the file's name, which bytes are what is evaluated, which of them
//! would be others, and what would stand there. `npm run mutants` compiles them in and runs the tests.
mod bodies;

use proc_macro2::Span;
use std::ops::Range;
use std::process::ExitCode;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Stmt};

fn main() -> ExitCode {
    for file in std::env::args().skip(1) {
        let parsed = std::fs::read_to_string(&file)
            .map_err(|error| error.to_string())
            .and_then(|text| syn::parse_file(&text).map_err(|error| error.to_string()));
        match parsed {
            Ok(parsed) => Places { file: &file }.visit_file(&parsed),
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

struct Places<'a> {
    file: &'a str,
}

impl Places<'_> {
    fn put(&self, whole: Range<usize>, changed: Range<usize>, text: &str) {
        let file = self.file;
        println!(
            "{file}\t{}\t{}\t{}\t{}\t{text}",
            whole.start, whole.end, changed.start, changed.end
        );
    }

    fn instead(&self, whole: Span, text: &str) {
        self.put(whole.byte_range(), whole.byte_range(), text);
    }

    fn body(&self, signature: &syn::Signature, block: &syn::Block) {
        let at = block.brace_token.span.open().byte_range().end;
        for value in bodies::values(signature) {
            self.put(at..at, at..at, &format!("return {value};"));
        }
    }

    /// A condition that is no pattern.
    fn condition(&self, condition: &Expr, texts: &[&str]) {
        if !binds(condition) {
            for text in texts {
                self.instead(condition.span(), text);
            }
        }
    }
}

/// Whether `let` stands in it, which may not be moved into a block.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(both) => binds(&both.left) || binds(&both.right),
        _ => false,
    }
}

/// What stands there after a slip.
fn other(operator: &BinOp) -> Option<&'static str> {
    Some(match operator {
        BinOp::Lt(_) => "<=",
        BinOp::Le(_) => "<",
        BinOp::Gt(_) => ">=",
        BinOp::Ge(_) => ">",
        BinOp::Eq(_) => "!=",
        BinOp::Ne(_) => "==",
        BinOp::And(_) => "||",
        BinOp::Or(_) => "&&",
        BinOp::Add(_) => "-",
        BinOp::Sub(_) => "+",
        BinOp::Mul(_) => "/",
        BinOp::Div(_) => "*",
        BinOp::Rem(_) => "/",
        BinOp::BitAnd(_) => "|",
        BinOp::BitOr(_) | BinOp::BitXor(_) => "&",
        BinOp::Shl(_) => ">>",
        BinOp::Shr(_) => "<<",
        BinOp::AddAssign(_) => "-=",
        BinOp::SubAssign(_) => "+=",
        BinOp::MulAssign(_) => "/=",
        BinOp::DivAssign(_) => "*=",
        BinOp::BitAndAssign(_) => "|=",
        BinOp::BitOrAssign(_) | BinOp::BitXorAssign(_) => "&=",
        BinOp::ShlAssign(_) => ">>=",
        BinOp::ShrAssign(_) => "<<=",
        _ => return None,
    })
}

/// Whether it is compiled only for tests or other languages.
fn apart(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else {
            return false;
        };
        let words = list.tokens.to_string();
        list.path.is_ident("cfg") && (words.contains("test") || words.contains("feature"))
    })
}

/// Constants, types and patterns are left as they are: nothing can be asked there when the program runs.
impl<'ast> Visit<'ast> for Places<'_> {
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !apart(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if !apart(&item.attrs) {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if function.sig.constness.is_none() && !apart(&function.attrs) {
            self.body(&function.sig, &function.block);
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if function.sig.constness.is_none() && !apart(&function.attrs) {
            self.body(&function.sig, &function.block);
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(block) = &function.default {
            self.body(&function.sig, block);
            visit::visit_trait_item_fn(self, function);
        }
    }

    fn visit_expr_binary(&mut self, both: &'ast syn::ExprBinary) {
        if let (Some(text), false) = (other(&both.op), binds(&both.left) || binds(&both.right)) {
            self.put(both.span().byte_range(), both.op.span().byte_range(), text);
        }
        visit::visit_expr_binary(self, both);
    }

    fn visit_expr_unary(&mut self, one: &'ast syn::ExprUnary) {
        if let syn::UnOp::Not(_) | syn::UnOp::Neg(_) = one.op {
            self.put(one.span().byte_range(), one.op.span().byte_range(), "");
        }
        visit::visit_expr_unary(self, one);
    }

    fn visit_expr_if(&mut self, choice: &'ast syn::ExprIf) {
        self.condition(&choice.cond, &["false", "true"]);
        visit::visit_expr_if(self, choice);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.condition(guard, &["false", "true"]);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_), Some(_)) =
            statement
        {
            self.instead(statement.span(), "");
        }
        visit::visit_stmt(self, statement);
    }
}
