import { constants, setPriority } from 'node:os';
import { hostileCloud } from './hostileCloud.ts';
import { SCENARIOS } from './scenarios.ts';

/** `tsx tools/attacks/tracker.ts NAME PORT`: runs an attack's tracker in a separate process. */
const [name, port] = process.argv.slice(2);
const scenario = SCENARIOS.find((each) => each.name === name);
if (scenario === undefined) throw new Error(`There is no attack ${name}`);
// Lowers the priority, because a real tracker runs on another machine and therefore takes no processor time from the server.
setPriority(constants.priority.PRIORITY_LOW);
hostileCloud(scenario.answers()).listen(Number(port), '127.0.0.1');
