import { describe, expect, it } from 'vitest';
import { isDelivered } from './isDelivered.ts';

describe('isDelivered', () => {
  it('uses the choice of the user instead of the usual resolutions', () => {
    const names = ['Auto Closed', "Won't Do", 'Done', null];
    expect(names.map((name) => isDelivered(name, ['auto closed']))).toEqual([false, true, true, true]);
  });

  it('is true if a ticket has no resolution, or a resolution such as Done, or one with an unknown name', () => {
    for (const name of [undefined, null, '', 'Done', 'Fixed', 'Ready for Release', '完成']) {
      expect(isDelivered(name), String(name)).toBe(true);
    }
  });

  it('is false for a resolution that says that nothing was built', () => {
    for (const name of [
      "Won't Do",
      "Won't Fix",
      'Duplicate',
      'Cannot Reproduce',
      'Invalid',
      'Declined',
      'Rejected',
      'Abandoned',
      'Incomplete',
      'Not a Bug',
      'NOT_PLANNED',
    ]) {
      expect(isDelivered(name), name).toBe(false);
    }
  });

  it.each([
    ['German', 'Wird nicht behoben', 'Duplikat', 'Erledigt'],
    ['French', 'Ne sera pas corrigé', 'Doublon', 'Terminé'],
    ['Spanish', 'No se corregirá', 'Duplicado', 'Listo'],
    ['Portuguese', 'Não será corrigido', 'Duplicado', 'Concluído'],
    ['Japanese', '修正しない', '重複', '完了'],
    ['Chinese', '不修复', '重复', '完成'],
  ])('knows the names of Jira’s own resolutions in %s', (_, wontFix, duplicate, done) => {
    expect([wontFix, duplicate, done].map((name) => isDelivered(name))).toEqual([false, false, true]);
  });

  it('does not depend on case, spaces, hyphens or the kind of apostrophe', () => {
    for (const name of ['won’t do', 'WONT FIX', " Won't  fix ", 'Won`t-Fix', 'Not A Bug', 'ｄｕｐｌｉｃａｔｅ']) {
      expect(isDelivered(name), name).toBe(false);
    }
  });

  it('does not match a part of a name', () => {
    expect(isDelivered('Duplicate fixed')).toBe(true);
    expect(isDelivered("Won't")).toBe(true);
  });
});
