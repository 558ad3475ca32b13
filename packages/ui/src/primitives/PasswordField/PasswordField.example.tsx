import { PasswordField } from '@roi-insight/ui/password-field';
import { useState } from 'react';

export function ApiKey() {
  const [key, setKey] = useState('');
  return (
    <PasswordField
      label="JIRA API Key"
      hint="Only used to read ticket data"
      autoComplete="new-password"
      value={key}
      error={key !== '' && key.length < 10 ? 'API key must be at least 10 characters' : undefined}
      onValueChange={setKey}
    />
  );
}
