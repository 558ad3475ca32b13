import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jsonForm, readStages, type Stage } from './container/instructions.ts';
import { postAnalysis } from './postAnalysis.ts';
import { freePort, root, type Running, startNode, untilAnswers } from './processes.ts';

/**
 * Does what the container file says, in its order, on this machine and without a container engine: a folder for each stage, every
 * RUN in it, then the server from a folder that nobody may write to. As root it becomes somebody else for all of that.
 * What it cannot show: that the base image has what this machine has.
 */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** As with --build-arg. The pages have to show them. */
const BUILD_ARGUMENTS: Readonly<Record<string, string>> = { VITE_BRAND_TITLE: 'Insight of a Container' };

const base = mkdtempSync(join(tmpdir(), 'roi-insight-container-'));
const environment: Record<string, string> = { HOME: join(base, 'home') };
const folders = new Map<string, string>();
const running: Running[] = [];
try {
  chmodSync(base, 0o755);
  mkdirSync(join(base, 'home'));
  if (isRoot) chownSync(join(base, 'home'), NOBODY, NOBODY);
  copyContext(join(base, 'context'));
  const stages = readStages(readFileSync(join(root, 'Containerfile'), 'utf8'));
  for (const stage of stages) perform(stage, join(base, stage.name || 'last'));
  await serve(stages.at(-1), join(base, 'last/srv'));
  process.stdout.write('The container file does what it says.\n');
} finally {
  for (const { stop } of running) await stop();
  spawnSync('chmod', ['-R', 'u+w', base]);
  rmSync(base, { recursive: true, force: true });
}

/** What an engine would be sent: the files of the project, without what .dockerignore names. */
function copyContext(folder: string): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const ignored = new Set(readFileSync(join(root, '.dockerignore'), 'utf8').replaceAll('**/', '').trim().split('\n'));
  const isSent = (file: string) => file !== '' && !file.split('/').some((part) => ignored.has(part));
  for (const file of stdout.split('\0').filter(isSent)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { force: true });
  }
}

function perform({ name, instructions }: Stage, folder: string): void {
  folders.set(name, folder);
  let workdir = folder;
  for (const { name: instruction, text } of instructions) {
    process.stdout.write(`${name || 'last'}: ${instruction} ${text.slice(0, 100)}\n`);
    if (instruction === 'WORKDIR') mkdirSync((workdir = join(folder, text)), { recursive: true });
    else if (instruction === 'COPY') copy(text, workdir);
    else if (instruction === 'ENV') Object.assign(environment, Object.fromEntries(text.split(' ').map(pair)));
    else if (instruction === 'ARG') environment[text] = BUILD_ARGUMENTS[text] ?? '';
    else if (instruction === 'RUN') run(text, workdir);
  }
}

function pair(text: string): [string, string] {
  return [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)];
}

function copy(text: string, workdir: string): void {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const source = from === undefined ? join(base, 'context') : (folders.get(from) ?? '');
  const target = words.pop() ?? '';
  for (const word of words) {
    const into =
      words.length > 1 || target.endsWith('/')
        ? join(workdir, target, word.split('/').at(-1) ?? '')
        : join(workdir, target);
    mkdirSync(dirname(into), { recursive: true });
    cpSync(join(source, word), into, { recursive: true, verbatimSymlinks: true });
  }
}

function run(command: string, cwd: string): void {
  if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, cwd]);
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const { status } = spawnSync('sh', ['-c', command], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...identity,
  });
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}`);
}

async function serve(stage: Stage | undefined, cwd: string): Promise<void> {
  spawnSync('chmod', ['-R', 'a-w', cwd]);
  const text = (wanted: string) => stage?.instructions.find(({ name }) => name === wanted)?.text ?? '';
  const [port, sandboxPort] = [String(await freePort()), String(await freePort())];
  const tracker = `http://127.0.0.1:${sandboxPort}`;
  const sandbox = startNode(['--import', 'tsx', 'packages/jira-sandbox/src/cli.ts', '--port', sandboxPort]);
  running.push(sandbox);
  const env = { ...environment, PORT: port, JIRA_ALLOWED_HOSTS: `127.0.0.1:${sandboxPort}` };
  const server = startNode(jsonForm(text('CMD')).slice(1), { env, cwd, ...identity });
  running.push(server);
  await untilAnswers(`${tracker}/rest/api/3/serverInfo`, sandbox);
  const address = `http://127.0.0.1:${port}`;
  await untilAnswers(`${address}/api/health`, server);
  const [program = '', ...args] = jsonForm(text('HEALTHCHECK')).map((word) => word.replace('4010', port));
  if (spawnSync(program, args, { cwd }).status !== 0) throw new Error('HEALTHCHECK does not find it healthy');
  if (readdirSync(cwd).some((name) => name === 'packages')) throw new Error('Sources are in the last stage');
  const page = await (await fetch(address)).text();
  if (!page.includes('<div id="root"')) throw new Error('The app is not served');
  if (!page.includes(BUILD_ARGUMENTS.VITE_BRAND_TITLE ?? ''))
    throw new Error('The app does not bear the name it was given');
  const report = await postAnalysis(address, tracker, 'AUR');
  const body = await report.text();
  if (report.status !== 200) throw new Error(`The analysis ended with ${report.status}: ${body.slice(0, 200)}`);
  process.stdout.write(`healthy, serves the app, and analysed ${/"found":(\d+)/.exec(body)?.[1]} tickets\n`);
}
