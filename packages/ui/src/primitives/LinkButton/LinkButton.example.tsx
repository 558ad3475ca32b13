import { LinkButton } from '@roi-insight/ui/link-button';
import { ArrowRight } from 'lucide-react';

/** A placeholder for your own router. */
const navigate = (href: string) => window.history.pushState(null, '', href);

export function Start() {
  return (
    <LinkButton href="/form" variant="primary" size="lg" onNavigate={navigate}>
      Calculate Your ROI <ArrowRight size={18} aria-hidden />
    </LinkButton>
  );
}
