import { emptyPresenterValues, writePresenterLink } from '@roi-insight/ui/demo';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { PrepareDemo } from '@roi-insight/ui/prepare-demo';
import { Button } from '@roi-insight/ui/button';
import { useState } from 'react';

export function DemoForProspect() {
  const [open, setOpen] = useState(false);
  const [company, setCompany] = useState(defaultBrand.company);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Prepare a demo</Button>
      <PrepareDemo
        open={open}
        onClose={() => setOpen(false)}
        values={emptyPresenterValues}
        defaults={{ ...defaultBrand, contact: 'sales@example.com' }}
        linkOf={(values) => `https://demo.example/#${writePresenterLink(values)}`}
        onCopy={(link) => navigator.clipboard.writeText(link)}
        onOpenLink={(link) => location.assign(link)}
        onChange={(values) => setCompany(values.company || defaultBrand.company)}
        preview={{ brand: { ...defaultBrand, company }, report: clearWin, economics: defaultEconomics }}
      />
    </>
  );
}
