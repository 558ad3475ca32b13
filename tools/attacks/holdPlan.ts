import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './Attack.ts';
import { OTHER_PROJECTS } from './hostileCloud.ts';
import { openConnection } from './openConnection.ts';
import { postRequest } from './postRequest.ts';

const HELD_MS = 25_000;
const TEAMS = 40;

/** Requests a plan of 40 teams and leaves if it takes long. Half of the teams are projects that every tracker has. */
export const holdPlan: Attack = async ({ port, body, client }) => {
  const { jira_url, email, api_token } = JSON.parse(body);
  const teams = Array.from({ length: TEAMS }, (_, index) => ({
    project_name: index < OTHER_PROJECTS ? `T${index}` : `${'x'.repeat(90)} ${index}`,
  }));
  const plan = JSON.stringify({ jira_url, email, api_token, teams, start: '2026-12-07', weeks: 26 });
  const { socket, closed } = await openConnection(port);
  socket.write(postRequest('/api/plan', plan, client));
  const answered = new Promise<string>((resolve) => void socket.once('data', () => resolve('answered')));
  const ending = await Promise.race([closed, answered, wait(HELD_MS, 'held')]);
  socket.destroy();
  return ending;
};
