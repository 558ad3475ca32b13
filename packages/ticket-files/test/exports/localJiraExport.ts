import { stringify } from 'csv-stringify/sync';
import { madeUpTickets } from './madeUpTickets.ts';

/** A language of Jira, and what its CSV has in it. */
interface Local {
  /** The headings of the key, the type, the status, its category, the resolution, the creation, the completion and the last change of the category. */
  readonly headings: readonly string[];
  readonly types: readonly [story: string, bug: string, part: string];
  readonly categories: readonly [open: string, done: string];
  /** The names of the months, as Jira writes them. */
  readonly months: string;
  readonly halves: readonly [string, string];
  /** Day, month, year, time and half of the day. */
  readonly format: string;
}

const ENGLISH_HALVES = ['AM', 'PM'] as const;

/** The eight languages. */
export const LOCAL_JIRAS: Readonly<Record<string, Local>> = {
  en: {
    headings: [
      'Issue key',
      'Issue Type',
      'Status',
      'Status Category',
      'Resolution',
      'Created',
      'Resolved',
      'Status Category Changed',
    ],
    types: ['Story', 'Bug', 'Sub-task'],
    categories: ['In Progress', 'Done'],
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    halves: ENGLISH_HALVES,
    format: '{d}/{b}/{y} {h}:{m} {p}',
  },
  es: {
    headings: [
      'Clave de incidencia',
      'Tipo de Incidencia',
      'Estado',
      'Categoría de estado',
      'Resolución',
      'Creada',
      'Resuelta',
      'Categoría de estado cambiada',
    ],
    types: ['Historia', 'Error', 'Subtarea'],
    categories: ['En curso', 'Listo'],
    months: 'ene feb mar abr may jun jul ago sep oct nov dic',
    halves: ['a. m.', 'p. m.'],
    format: '{d}/{b}/{y} {h}:{m} {p}',
  },
  pt: {
    headings: [
      'Chave da item',
      'Tipo de item',
      'Status',
      'Categoria de status',
      'Resolução',
      'Criado',
      'Resolvido',
      'Categoria de status alterada',
    ],
    types: ['História', 'Bug', 'Subtarefa'],
    categories: ['Em andamento', 'Itens concluídos'],
    months: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
    halves: ENGLISH_HALVES,
    format: '{d} de {b} de 20{y}, {H}:{m}',
  },
  fr: {
    headings: [
      'Clé de ticket',
      'Type de ticket',
      'État',
      "Catégorie d'état",
      'Résolution',
      'Création',
      'Résolu',
      "Catégorie d'état modifiée",
    ],
    types: ['Story', 'Bogue', 'Sous-tâche'],
    categories: ['En cours', 'Terminé'],
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    halves: ENGLISH_HALVES,
    format: '{d}/{b}/{y} {h}:{m} {p}',
  },
  de: {
    headings: [
      'Vorgangsschlüssel',
      'Vorgangstyp',
      'Status',
      'Statuskategorie',
      'Lösung',
      'Erstellt',
      'Erledigt',
      'Statuskategorie geändert',
    ],
    types: ['Story', 'Fehler', 'Unteraufgabe'],
    categories: ['In Arbeit', 'Fertig'],
    months: 'Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez',
    halves: ENGLISH_HALVES,
    format: '{d}. {b} 20{y}, {H}:{m}',
  },
  ru: {
    headings: [
      'Ключ проблемы',
      'Тип задачи',
      'Статус',
      'Категория статуса',
      'Решение',
      'Создано',
      'Дата решения',
      'Категория статуса изменена',
    ],
    types: ['История', 'Ошибка', 'Подзадача'],
    categories: ['В работе', 'Готово'],
    months: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
    halves: ENGLISH_HALVES,
    format: '{d}/{b}/{y} {h}:{m} {p}',
  },
  ja: {
    headings: [
      '課題キー',
      '課題タイプ',
      'ステータス',
      'ステータス カテゴリ',
      '解決状況',
      '作成日',
      '解決日',
      'ステータス カテゴリの変更',
    ],
    types: ['ストーリー', 'バグ', 'サブタスク'],
    categories: ['進行中', '完了'],
    months: '01 02 03 04 05 06 07 08 09 10 11 12',
    halves: ['午前', '午後'],
    format: '20{y}/{b}/{d} {h}:{m} {p}',
  },
  pl: {
    headings: [
      'Klucz zgłoszenia',
      'Typ zgłoszenia',
      'Status',
      'Kategoria statusu',
      'Rozwiązanie',
      'Utworzono',
      'Rozwiązano',
      'Zmieniono kategorię statusu',
    ],
    types: ['Historia', 'Błąd', 'Podzadanie'],
    categories: ['W toku', 'Gotowe'],
    months: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
    halves: ENGLISH_HALVES,
    format: '{d}/{b}/{y} {h}:{m} {p}',
  },
};

/** Jira's CSV in a language, with the tickets of the other exports. */
export function localJiraExport(language: string, count = 300): string {
  const local = LOCAL_JIRAS[language];
  if (local === undefined) throw new Error(`There is no Jira in ${language}.`);
  const [story, bug, part] = local.types;
  const [open, done] = local.categories;
  const months = local.months.split(' ');
  const dateOf = (ms: number | null) => {
    if (ms === null) return '';
    const date = new Date(ms);
    const two = (number: number) => String(number).padStart(2, '0');
    const hour = date.getUTCHours();
    const parts: Readonly<Record<string, string>> = {
      d: two(date.getUTCDate()),
      b: months[date.getUTCMonth()] ?? '',
      y: two(date.getUTCFullYear() % 100),
      H: two(hour),
      h: String(hour % 12 === 0 ? 12 : hour % 12),
      m: two(date.getUTCMinutes()),
      p: local.halves[hour < 12 ? 0 : 1],
    };
    return local.format.replaceAll(/\{(\w)\}/g, (_, name: string) => parts[name] ?? '');
  };
  const rows = madeUpTickets(count).map(({ number, type, createdMs, doneMs, canceledMs }) => {
    const endedMs = doneMs ?? canceledMs;
    const [state, resolution] = endedMs === null ? [open, ''] : [done, done];
    const ended = dateOf(endedMs);
    return [`PAY-${number}`, { story, bug, part }[type], state, state, resolution, dateOf(createdMs), ended, ended];
  });
  return stringify([[...local.headings], ...rows]);
}
