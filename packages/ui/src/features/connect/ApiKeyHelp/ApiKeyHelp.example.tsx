import { ApiKeyHelp } from '@roi-insight/ui/api-key-help';
import { PasswordField } from '@roi-insight/ui/password-field';

export function ApiKeyStep() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
      <form style={{ flex: '1 1 18rem' }}>
        <PasswordField label="JIRA API Key" hint="Only used to read ticket data" autoComplete="new-password" />
      </form>
      <aside style={{ flex: '1 1 18rem' }}>
        <ApiKeyHelp />
      </aside>
    </div>
  );
}
