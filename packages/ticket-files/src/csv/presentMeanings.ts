import { STATUS_MEANINGS, type StatusMap, type StatusMeaning, statusMapOf, WELL_KNOWN_STATUSES } from '../statusMap.ts';

/** Names in English, Spanish, Portuguese, French, German, Russian, Japanese and Polish, separated by bars. */
const NAMES: Readonly<Record<StatusMeaning, readonly string[]>> = {
  new: [
    'To Do | New',
    'Por hacer | Tareas por hacer | Pendiente',
    'A fazer | Tarefas pendentes | Itens pendentes | Pendente',
    'À faire',
    'Zu erledigen | Aufgaben',
    'К выполнению | Сделать',
    '作業前 | 未着手',
    'Do zrobienia',
  ],
  'in progress': [
    'In Progress',
    'En curso | En progreso',
    'Em andamento | Em progresso | Itens em andamento',
    'En cours',
    'In Arbeit | In Bearbeitung',
    'В работе | В процессе',
    '進行中',
    'W toku',
  ],
  done: [
    'Done | Complete',
    'Listo | Hecho | Finalizada | Finalizado',
    'Concluído | Concluída | Itens concluídos | Feito',
    'Terminé | Terminée | Terminé(e) | Terminé(e)s | Fini',
    'Fertig | Erledigt',
    'Готово | Выполнено',
    '完了',
    'Gotowe | Zrobione | Ukończone',
  ],
};

/** The names of Jira's categories of statuses, which Jira also gives to statuses, and of the well-known statuses. */
export const PRESENT_MEANINGS: StatusMap = new Map([
  ...WELL_KNOWN_STATUSES,
  ...statusMapOf(
    STATUS_MEANINGS.flatMap((meaning) =>
      NAMES[meaning].flatMap((names) => names.split(' | ').map((name) => [name, meaning] as const)),
    ),
  ),
]);
