/* Applies the chosen theme before the first paint: a page that starts light and then turns dark dazzles. As in src/pages/shared/theme.ts. */
try {
  const theme = localStorage.getItem("stepstar-theme");
  if (theme === "light" || theme === "dark") document.documentElement.style.colorScheme = theme;
} catch {}
