import { createLazy, hostCapabilities, toast, useLazy } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import type { ComponentType } from 'react';

interface LazyDialogProps {
  readonly kind: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A dialog whose code loads separately. For a learner it loads soon after the screen, so that it opens
 * without a connection; for a visitor without an account, when it is opened. A failed load is reported, and
 * the next press tries again.
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const dialog = createLazy(load);
  return function LazyDialog(props: Props) {
    const { kind, open, onOpenChange } = props;
    const isNeeded = open || hostCapabilities().accounts;
    const { value: Dialog } = useLazy(dialog, isNeeded && (open ? 'now' : 'soon'), () => {
      if (!open) return;
      onOpenChange(false);
      toast({
        title: i18n.t('dialog.failedTitle', { ns: kind }),
        description: i18n.t('dialog.failedBody', { ns: kind }),
        variant: 'destructive',
      });
    });
    return Dialog ? <Dialog {...props} /> : null;
  };
}
