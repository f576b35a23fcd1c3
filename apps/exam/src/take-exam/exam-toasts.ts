import { toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';

const text = (key: string, options: Record<string, unknown> = {}) => i18n.t(key, { ns: 'exam', ...options });

let isElsewhereTold = false;

/** Shown once for each exam on screen: two tabs that take turns would repeat it all the time. */
export function toastOpenElsewhere(): void {
  if (isElsewhereTold) return;
  isElsewhereTold = true;
  toast({ title: text('play.elsewhereTitle'), description: text('play.elsewhereBody'), variant: 'info' });
}

export function toastNotSaved(): void {
  toast({ title: text('saved.failedTitle'), description: text('saved.failedBody'), variant: 'destructive' });
}

export function toastNotGenerated(): void {
  toast({
    title: text('loading.generationTitle'),
    description: text('loading.generationBody'),
    variant: 'destructive',
  });
}

export function toastAlreadyUnderWay(): void {
  toast({ title: text('live.title'), description: text('live.resumed'), variant: 'info' });
}

export function toastLocked(): void {
  toast({ title: text('access.againTitle'), description: text('access.againBody'), variant: 'destructive' });
}

export function toastEnd(isTimeUp: boolean): void {
  isElsewhereTold = false;
  if (isTimeUp)
    toast({ title: text('play.timeUpTitle'), description: text('play.timeUpBody'), variant: 'info' });
}
