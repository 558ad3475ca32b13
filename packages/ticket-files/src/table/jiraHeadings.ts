import type { TicketColumn } from './ColumnMapping.ts';

type JiraColumn = Extract<
  TicketColumn,
  'id' | 'type' | 'created' | 'done' | 'category' | 'category_changed' | 'status' | 'resolution' | 'timespent' | 'size'
>;

/** Names that are separated by bars, of one language each. */
const names = (...languages: readonly string[]) => languages.flatMap((text) => text.split(' | '));

/**
 * The headings of Jira's CSV, in lower case, in English, Spanish, Portuguese, French, German, Russian, Japanese and
 * Polish. The names of a language differ between versions of Jira, which renamed issues to work items.
 */
export const JIRA_HEADINGS: Readonly<Record<JiraColumn, readonly string[]>> = {
  id: names(
    'issue key | work item key',
    'clave de incidencia | clave de la incidencia | clave de actividad',
    'chave da item | chave do item | chave da pendência',
    'clé de ticket | clé du ticket | clé de demande',
    'vorgangsschlüssel',
    'ключ проблемы | ключ задачи | ключ запроса',
    '課題キー',
    'klucz zgłoszenia | klucz elementu',
  ),
  type: names(
    'issue type | work type | work item type',
    'tipo de incidencia | tipo de actividad',
    'tipo de item | tipo do item | tipo de pendência',
    'type de ticket | type de demande',
    'vorgangstyp | vorgangsart',
    'тип задачи | тип проблемы | тип запроса',
    '課題タイプ | 課題のタイプ',
    'typ zgłoszenia | typ elementu',
  ),
  created: names(
    'created',
    'creada | creado | fecha de creación',
    'criado | criado(a) | criada',
    'création | créé | créée | date de création',
    'erstellt | erstellungsdatum',
    'создано | создан | создана | дата создания',
    '作成日 | 作成日時 | 作成',
    'utworzono | data utworzenia | utworzone',
  ),
  done: names(
    'resolved',
    'resuelta | resuelto | fecha de resolución',
    'resolvido | resolvido(a) | resolvida',
    'résolu | résolue | résolution le | date de résolution',
    'erledigt | gelöst | lösungsdatum',
    'дата решения | решено | решена | решен',
    '解決日 | 解決日時 | 解決済み | 解決',
    'rozwiązano | rozwiązane | data rozwiązania',
  ),
  category: names(
    'status category',
    'categoría de estado | categoría del estado',
    'categoria de status | categoria do status',
    "catégorie d'état | catégorie d’état | catégorie de statut",
    'statuskategorie | status-kategorie',
    'категория статуса | категория статусов',
    'ステータス カテゴリ | ステータスカテゴリ | ステータス カテゴリー | ステータスカテゴリー',
    'kategoria statusu | kategoria stanu',
  ),
  category_changed: names(
    'status category changed',
    'categoría de estado cambiada | categoría de estado modificada | se ha cambiado la categoría de estado',
    'categoria de status alterada | categoria do status alterada',
    "catégorie d'état modifiée | catégorie d’état modifiée | catégorie de statut modifiée",
    'statuskategorie geändert | status-kategorie geändert',
    'категория статуса изменена | изменена категория статуса',
    'ステータス カテゴリの変更 | ステータス カテゴリが変更されました | ステータス カテゴリーの変更',
    'zmieniono kategorię statusu | kategoria statusu zmieniona | zmiana kategorii statusu',
  ),
  status: names('status', 'estado', 'état', 'statut', 'статус', 'ステータス', 'stan'),
  resolution: names(
    'resolution',
    'resolución',
    'resolução',
    'résolution',
    'lösung',
    'решение',
    '解決状況',
    'rozwiązanie',
  ),
  timespent: names(
    'time spent',
    'tiempo empleado | tiempo trabajado | tiempo dedicado',
    'tempo gasto | tempo despendido',
    'temps passé | temps consacré',
    'benötigte zeit | zeitaufwand | aufgewendete zeit',
    'затраченное время | затрачено времени',
    '消費時間 | 作業時間',
    'poświęcony czas | czas poświęcony | wykorzystany czas',
  ),
  // Jira exports all of its fields, even unused ones.
  size: names(
    'original estimate | custom field (story points) | custom field (story point estimate)',
    'estimación original | campo personalizado (story points) | campo personalizado (story point estimate)',
    'estimativa original',
    'estimation initiale | estimation originale | champs personnalisés (story points)',
    'ursprüngliche schätzung | ursprüngliche aufwandsschätzung | benutzerdefiniertes feld (story points)',
    'первоначальная оценка | исходная оценка | пользовательское поле (story points)',
    '初期見積り | 当初見積もり | カスタムフィールド (story points)',
    'szacowanie początkowe | pierwotne oszacowanie | pole niestandardowe (story points)',
  ),
};
