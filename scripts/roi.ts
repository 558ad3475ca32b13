import { existsSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { isOlderThanSources } from './build.ts';
import { buildCli, CLI_FILE } from './buildCli.ts';

if (!existsSync(CLI_FILE) || isOlderThanSources(statSync(CLI_FILE).mtimeMs)) await buildCli();
const ran = spawnSync(process.execPath, [CLI_FILE, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = ran.status ?? 1;
