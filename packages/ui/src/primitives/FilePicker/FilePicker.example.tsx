import { FilePicker } from '@roi-insight/ui/file-picker';
import { useState } from 'react';

export function ChooseTable() {
  const [name, setName] = useState('');
  return (
    <>
      <FilePicker label="Table of tickets" accept=".csv,text/csv" onFiles={([file]) => setName(file.name)}>
        Choose a Table
      </FilePicker>
      <output>{name}</output>
    </>
  );
}
