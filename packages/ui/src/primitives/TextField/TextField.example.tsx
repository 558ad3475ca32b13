import { TextField } from '@roi-insight/ui/text-field';
import { useState } from 'react';

export function Email() {
  const [email, setEmail] = useState('');
  const isWrong = email !== '' && !email.includes('@');
  return (
    <TextField
      label="Your Email"
      type="email"
      autoComplete="email"
      hint="The address of your Jira account."
      value={email}
      error={isWrong ? 'Please enter a valid email address' : undefined}
      onValueChange={setEmail}
    />
  );
}
