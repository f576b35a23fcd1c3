import type { AttemptKind } from '@revisoins/assessment';
import { hostCapabilities, toast } from '@revisoins/host';
import { i18n } from '@revisoins/i18n';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface LazyDialogProps {
  readonly kind: AttemptKind;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A dialog whose code loads separately. For a learner it loads soon after the screen, so that it opens
 * without a connection; for a visitor without an account, when it is opened. When the load fails, it says so,
 * and the next press tries again.
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  return function LazyDialog(props: Props) {
    const { kind, open, onOpenChange } = props;
    const [, setHere] = useState(here !== undefined);
    const giveUp = useEffectEvent(() => {
      onOpenChange(false);
      toast({
        title: i18n.t('dialog.failedTitle', { ns: kind }),
        description: i18n.t('dialog.failedBody', { ns: kind }),
        variant: 'destructive',
      });
    });
    const isWanted = open || hostCapabilities().accounts;
    useEffect(() => {
      if (!isWanted || here) return;
      let isAwaited = true;
      load().then(
        (loaded) => {
          here = loaded;
          if (isAwaited) setHere(true);
        },
        () => {
          if (isAwaited && open) giveUp();
        },
      );
      return () => {
        isAwaited = false;
      };
    }, [isWanted, open]);
    const Dialog = here;
    return Dialog ? <Dialog {...props} /> : null;
  };
}
