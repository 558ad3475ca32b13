import { ConnectForm } from '@roi-insight/ui/connect-form';
import { useState } from 'react';

const today = new Date();

export function FormWithFile() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <ConnectForm
        chrome={{ hrefOf: (path) => path, onNavigate: () => {}, theme: 'system', onThemeChange: () => {} }}
        state={{ kind: 'idle' }}
        onSubmit={() => {}}
        today={today}
        initialValues={null}
        initialValuesBeforeSample={null}
        sample={null}
        ticketFile={{ onChoose: ({ file }) => setChosen(file.name), dropped: null }}
      />
      <output>{chosen}</output>
    </>
  );
}
