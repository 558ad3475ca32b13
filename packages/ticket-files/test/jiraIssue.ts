/** An issue of Jira, with these changes at one moment. */
export const jiraIssue = (id: number, items: unknown) => ({
  id: String(id),
  key: `PAY-${id}`,
  fields: {
    created: '2026-01-05T09:00:00.000+0000',
    status: { id: '3', name: 'Done', statusCategory: { key: 'done' } },
    issuetype: { id: '1', name: 'Bug', subtask: false },
    components: [],
    labels: [],
  },
  changelog: { total: 1, histories: [{ id: '1', created: '2026-01-06T09:00:00.000+0000', items }] },
});
/** A change of status to Done. */
export const TO_DONE = [
  { field: 'status', fieldtype: 'jira', fieldId: 'status', from: '1', fromString: 'To Do', to: '3', toString: 'Done' },
];
