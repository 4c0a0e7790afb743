declare module "@micropython/micropython-webassembly-pyscript" {
  export function loadMicroPython(options: {
    heapsize?: number;
    pystack?: number;
    linebuffer?: boolean;
    stdout?: (line: string) => void;
    stderr?: (line: string) => void;
    url?: string | undefined;
  }): Promise<{
    readonly FS: { writeFile(path: string, text: string): void };
    readonly globals: { get(name: string): unknown; set(name: string, value: unknown): void };
    runPython(source: string): void;
  }>;
}
