import { toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';

const text = (key: string, options: Record<string, unknown> = {}) => i18n.t(key, { ns: 'exam', ...options });

export function toastOpenElsewhere(): void {
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

export function toastTimeUp(): void {
  toast({ title: text('play.timeUpTitle'), description: text('play.timeUpBody'), variant: 'info' });
}
