import { hostileCloud } from './hostileCloud.ts';
import { SCENARIOS } from './scenarios.ts';

/** `tsx tools/attacks/tracker.ts NAME PORT`: runs an attack's tracker in a separate process. */
const [name, port] = process.argv.slice(2);
const scenario = SCENARIOS.find((each) => each.name === name);
if (scenario === undefined) throw new Error(`There is no attack ${name}`);
hostileCloud(scenario.answers()).listen(Number(port), '127.0.0.1');
