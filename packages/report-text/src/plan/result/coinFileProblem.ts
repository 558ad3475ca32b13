/** Why a file with a coin for each ticket, which earlier versions saved, is not opened. */
export const COIN_FILE_PROBLEM =
  'Plans with a coin for each ticket are no longer supported; plan a rollout of several teams instead.';
