import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import createQpdf from '@neslinesli93/qpdf-wasm';

/** Members that the package's types lack. */
interface Qpdf {
  /** Runs the command and returns its exit code. */
  readonly callMain: (args: string[]) => number;
  readonly FS: {
    /** Receives the output byte by byte; null flushes it. */
    readonly init: (stdin: null, stdout: (byte: number | null) => void, stderr: (byte: number | null) => void) => void;
    readonly writeFile: (path: string, bytes: Uint8Array) => void;
    readonly readFile: (path: string) => Uint8Array;
  };
}

/** A value of a PDF in qpdf's JSON. Its strings are names ('/Name'), texts ('u:text') and references ('7 0 R'). */
export type PdfValue = string | number | boolean | null | readonly PdfValue[] | PdfDictionary;

export interface PdfDictionary {
  readonly [key: string]: PdfValue;
}

type PdfEntry = { readonly value: PdfValue } | { readonly stream: { readonly dict: PdfDictionary } };

/** Every object of a file by its reference: 'obj:7 0 R', and 'trailer'. */
export type PdfObjects = Readonly<Record<string, PdfEntry>>;

const said: number[] = [];
const listen = (byte: number | null) => void (byte !== null && said.push(byte));

let starting: Promise<Qpdf> | undefined;

/** Starts qpdf once per process. */
function qpdf(): Promise<Qpdf> {
  starting ??= new Promise((resolve, reject) => {
    const preRun = (program: Qpdf) => {
      program.FS.init(null, listen, listen);
      started.then(() => resolve(program), reject);
    };
    const locateFile = () => createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
    const options = { locateFile, preRun: [preRun] };
    const started = createQpdf(options);
    started.catch(reject);
  });
  return starting;
}

/** Runs the command as in a terminal. @throws Error with the command's output if the command reports an error or a warning */
function run({ callMain }: Qpdf, ...args: string[]): void {
  const { exitCode } = process;
  said.length = 0;
  const status = callMain(args);
  // qpdf sets the exit code of the whole process, so this restores it.
  process.exitCode = exitCode;
  if (status !== 0) throw new Error(`qpdf ${args.join(' ')}: ${Buffer.from(said).toString()}`);
}

/**
 * Reads the objects of a file and checks its syntax, its table of objects and the content of every stream.
 * @throws Error if the file is damaged
 */
export async function readObjects(path: string): Promise<PdfObjects> {
  const program = await qpdf();
  program.FS.writeFile('/file.pdf', readFileSync(path));
  run(program, '--check', '/file.pdf');
  // Also decodes streams that no page draws, such as those of fonts.
  run(program, '--stream-data=uncompress', '/file.pdf', '/uncompressed.pdf');
  run(program, '--json', '--json-key=qpdf', '/file.pdf', '/objects.json');
  const { qpdf: parts }: { qpdf: [header: unknown, objects: PdfObjects] } = JSON.parse(
    Buffer.from(program.FS.readFile('/objects.json')).toString(),
  );
  return parts[1];
}
