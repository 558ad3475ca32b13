import { Logo } from '@roi-insight/ui/logo';

export function Header() {
  return (
    <header>
      <Logo />
    </header>
  );
}
