import { ConnectForm } from '@roi-insight/ui/connect-form';
import { useState } from 'react';

export function Connect() {
  const [submitting, setSubmitting] = useState(false);
  const [today] = useState(() => new Date());
  return (
    <ConnectForm
      chrome={{
        hrefOf: (path) => `#${path}`,
        onNavigate: () => undefined,
        theme: 'system',
        onThemeChange: () => undefined,
      }}
      state={submitting ? { kind: 'submitting' } : { kind: 'idle' }}
      onSubmit={() => setSubmitting(true)}
      today={today}
      initialValues={null}
      initialValuesBeforeSample={null}
      sample={null}
    />
  );
}
