import { spawnSync } from 'node:child_process';
import { root } from './processes.ts';

/**
 * Runs a command in a Linux container with Docker, so that every machine can run the locked browser of the tests. The
 * container has its own node_modules, because some packages are built for one system only.
 * @example npm run in-container -- npm run test:stories
 */
const IMAGE = 'node:22-bookworm@sha256:363e1587494626837fa7f9a23bdb453d13b0ff3c67c705c2805cfc69c2d2fad7';
const OWN_FOLDERS = ['node_modules', 'packages/jira-reader/node_modules', 'packages/ui/node_modules'];

const volumes = [`${root}:/project`, ...OWN_FOLDERS.map((folder) => `/project/${folder}`)];
const options = ['--rm', '--init', '--platform=linux/amd64', '--workdir=/project'];
const mounts = volumes.map((volume) => `--volume=${volume}`);
const command = ['sh', '-c', 'npm ci && exec "$@"', '--', ...process.argv.slice(2)];
const { status, error } = spawnSync('docker', ['run', ...options, ...mounts, IMAGE, ...command], { stdio: 'inherit' });
if (error !== undefined) process.stderr.write(`Docker could not be started: ${error.message}\n`);
process.exitCode = status ?? 1;
