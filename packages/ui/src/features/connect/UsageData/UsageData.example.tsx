import { UsageData } from '@roi-insight/ui/usage-data';
import { useState } from 'react';

export function FormUsage() {
  const [names, setNames] = useState<readonly string[]>([]);
  const [isEveryone, setEveryone] = useState(true);
  return (
    <UsageData
      run={names.length === 0 ? { kind: 'idle' } : { kind: 'reading', fileNames: names, share: 0 }}
      understood={null}
      isEveryone={isEveryone}
      project="AUR"
      others={[]}
      onEveryoneChange={setEveryone}
      onFiles={(files) => setNames(files.map(({ name }) => name))}
      onColumns={() => setNames([])}
      onCancel={() => setNames([])}
      onRemove={() => setNames([])}
    />
  );
}
