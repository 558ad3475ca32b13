import type { StatusCategory } from '@roi-insight/roi-math';
import {
  STATUS_MEANINGS,
  statusKey,
  type StatusMap,
  type StatusMeaning,
  statusMapOf,
  WELL_KNOWN_STATUSES,
} from '../statusMap.ts';

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

/** The meaning of a present state. A canceled ticket is done, and nothing was built. */
export type PresentState = StatusCategory | 'canceled';

/**
 * The names of Jira's categories of statuses, which Jira also gives to statuses, and of the well-known statuses; also
 * Removed, the state of canceled tickets in Azure Boards.
 */
const PRESENT_MEANINGS: ReadonlyMap<string, PresentState> = new Map<string, PresentState>([
  ['removed', 'canceled'],
  ...WELL_KNOWN_STATUSES,
  ...statusMapOf(
    STATUS_MEANINGS.flatMap((meaning) =>
      NAMES[meaning].flatMap((names) => names.split(' | ').map((name) => [name, meaning] as const)),
    ),
  ),
]);

/** The meaning of a present state: the user's, if there is one; undefined if it is not known. */
export function presentStateOf(name: string, given: StatusMap): PresentState | undefined {
  const key = statusKey(name);
  const [chosen, usual] = [given.get(key), PRESENT_MEANINGS.get(key)];
  // The user has no word for canceled tickets, and can only call them done.
  return chosen === undefined || (chosen === 'done' && usual === 'canceled') ? usual : chosen;
}
