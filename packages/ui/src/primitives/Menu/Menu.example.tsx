import { Menu } from '@roi-insight/ui/menu';
import { useState } from 'react';

export function ExportReport() {
  const [chosen, setChosen] = useState('Nothing');
  const items = [
    {
      label: 'Weekly CSV',
      note: 'Tickets closed and average hours, week by week',
      onSelect: () => setChosen('Weekly CSV'),
    },
    {
      label: 'Web page',
      note: 'The report as one file that opens offline',
      onSelect: () => setChosen('Web page'),
    },
  ];
  return (
    <>
      <Menu items={items}>Export</Menu>
      <output>{chosen} chosen</output>
    </>
  );
}
