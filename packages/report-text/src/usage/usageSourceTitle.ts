import type { UsageSourceName } from '@roi-insight/contracts';

const TITLES: Readonly<Record<UsageSourceName, string>> = {
  'claude-code': 'Claude Code',
  copilot: 'GitHub Copilot',
  'copilot-billing': 'GitHub billing report',
  table: 'Table of usage',
};

export const usageSourceTitle = (source: UsageSourceName): string => TITLES[source];
