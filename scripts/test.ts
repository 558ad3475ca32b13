import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from './processes.ts';
import { Board, resultLine } from './test/Board.ts';
import { oldResults } from './test/oldResults.ts';
import { lastProgress, unfinishedFiles, withoutProgress } from './test/progressLine.ts';
import { ReleaseLog } from './test/ReleaseLog.ts';
import { releaseSteps } from './test/releaseSteps.ts';
import { schedule } from './test/schedule.ts';
import type { Counts, Result, Step } from './test/Step.ts';
import { build, reports, SLOTS, steps } from './test/steps.ts';

/**
 * Runs the steps of `npm test`, `npm run check` (--quick) or `npm run check:release` (--release). With arguments, it
 * runs only steps whose names contain one of them. With --resume, it skips steps of a release that have passed on this
 * commit.
 */
const { values, positionals: only } = parseArgs({
  options: { quick: { type: 'boolean' }, release: { type: 'boolean' }, resume: { type: 'boolean' } },
  allowPositionals: true,
});
const isRelease = values.release === true;
const releaseLog = isRelease ? new ReleaseLog() : null;
const hasPassed = ({ name }: Step) => values.resume === true && releaseLog?.hasPassed(name) === true;
const known = isRelease ? releaseSteps : steps;

const named = known
  .filter(({ isQuick }) => (values.quick === true ? isQuick !== undefined : isQuick !== 'only'))
  .filter((step) => (only.length === 0 ? step.onRequest !== true : only.some((word) => step.name.includes(word))));
// The build is quick and other steps need it, so it always runs.
const selected = named.filter((step) => step === build || !hasPassed(step));

if (named.length === 0) {
  process.stderr.write(`No step has such a name. There are:\n${known.map(({ name }) => `  ${name}\n`).join('')}`);
  process.exit(1);
}

const board = new Board(process.stdout, selected.length);
const results = new Map<Step, Result>();

async function run(step: Step): Promise<void> {
  board.begin(step);
  const began = performance.now();
  const buildFailed = step.needsBuild === true && (results.get(build)?.counts.failed ?? 0) > 0;
  const { output, counts } = buildFailed
    ? { output: 'Not run: the build failed.\n', counts: { passed: 0, failed: 1 } }
    : await execute(step);
  const result = { step, counts, seconds: (performance.now() - began) / 1000 };
  results.set(step, result);
  if (counts.failed === 0) releaseLog?.add(step.name);
  board.end(result, output);
}

async function execute(step: Step): Promise<{ readonly output: string; readonly counts: Counts }> {
  const [program, ...args] = step.command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Windows can start npx only through a shell.
    shell: process.platform === 'win32',
    env: { ...process.env, ...step.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const progress = lastProgress(text);
      if (progress !== undefined) board.progress(step, progress);
    });
  }
  const isOk = await new Promise<boolean>((resolve) => {
    child.once('close', (code) => resolve(code === 0));
    child.once('error', (cause) => {
      output += `${program} could not be started: ${cause.message}\n`;
      resolve(false);
    });
  });
  const unfinished = unfinishedFiles(output).map((file) => ({ file, test: undefined }));
  const { passed, failed, failures = [] } = count(step, isOk);
  const counts = {
    passed,
    failed: Math.max(failed, failures.length + unfinished.length),
    failures: [...failures, ...unfinished],
  };
  return { output: withoutProgress(output), counts };
}

function count({ name, report }: Step, isOk: boolean): Counts {
  if (report === undefined) return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = report.read(readFileSync(report.file, 'utf8'));
    return { ...counts, failed: isOk ? counts.failed : Math.max(1, counts.failed) };
  } catch (cause) {
    process.stderr.write(`${name} left no report: ${String(cause)}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** The failures of a step, and the command to repeat it. */
function failureLines({ step, counts }: Result): readonly string[] {
  const failures = counts.failures ?? [];
  const files = [...new Set(failures.map(({ file }) => file))];
  const zone = step.env?.TZ === undefined ? '' : `TZ=${step.env.TZ} `;
  const again =
    step.repeat === undefined || files.length === 0
      ? `npm ${isRelease ? 'run check:release' : 'test'} -- '${step.name}'`
      : zone + step.repeat(files);
  return [
    `  ${step.name}`,
    ...failures.map(({ file, test }) => `    ${file}${test === undefined ? '' : `: ${test}`}`),
    `    again: ${again}`,
  ];
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const began = performance.now();
await schedule(selected, { slots: SLOTS, build, run });
board.close();
const before = named.filter((step) => !selected.includes(step));
if (before.length > 0)
  process.stdout.write(`\nPassed before on this commit: ${before.map(({ name }) => name).join(', ')}\n`);
const minutes = (performance.now() - began) / 60_000;

const all = selected.flatMap((step) => results.get(step) ?? []);
process.stdout.write(`\n${all.map((result) => `${resultLine(result)}\n`).join('')}`);
if (isRelease) process.stdout.write(oldResults());
process.stdout.write(`All steps together: ${minutes.toFixed(1)} min\n`);
const failing = all.filter(({ counts }) => counts.failed > 0);
// Printed at the end, because a truncated log still contains its end.
if (failing.length > 0) process.stdout.write(`\nFailed:\n${failing.flatMap(failureLines).join('\n')}\n`);
const passed = all.reduce((sum, { counts }) => sum + counts.passed, 0);
const failed = all.reduce((sum, { counts }) => sum + counts.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
// If no step was left to run, all steps passed earlier.
process.exitCode = failed === 0 && (passed > 0 || selected.length === 0) ? 0 : 1;
