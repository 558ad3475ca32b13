import { Button } from '@roi-insight/ui/button';
import { useState } from 'react';

/** A placeholder for your own request. */
const save = () => new Promise((resolve) => setTimeout(resolve, 2_000));

export function SaveButton() {
  const [saving, setSaving] = useState(false);
  const start = async () => {
    setSaving(true);
    await save();
    setSaving(false);
  };
  return (
    <Button variant="primary" loading={saving} onClick={start}>
      {saving ? 'Saving...' : 'Save Report'}
    </Button>
  );
}
