import { spawnSync } from 'node:child_process';

/** Publishes the stories to Chromatic, where others can review them without running anything. Needs a project token. */
if ((process.env.CHROMATIC_PROJECT_TOKEN ?? '') === '') {
  console.error(
    [
      'Nothing was published: CHROMATIC_PROJECT_TOKEN is not set.',
      'Chromatic is optional. The pictures are compared here, without it, by: npm run test:stories',
      'To publish: CHROMATIC_PROJECT_TOKEN=<token of the project on chromatic.com> npm run chromatic',
    ].join('\n'),
  );
  process.exitCode = 1;
} else {
  const { status } = spawnSync('npx', ['chromatic', '--build-script-name=build-storybook', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
