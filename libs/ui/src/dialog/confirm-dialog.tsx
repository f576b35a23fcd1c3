import type { ReactNode } from 'react';
import { Cancel, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog';
import { Button } from '../button/button.tsx';
import { modalLayer } from './modal-layers.ts';
import { portalPlace } from './portal-place.ts';
import { useModalDialog } from './use-modal-dialog.ts';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly body: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly destructive?: boolean;
  /** Which button stands out: for a question that the user did not trigger, cancel is the safe one. */
  readonly emphasis?: 'confirm' | 'cancel';
  /** Keeps the dialog open and its confirm button busy. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  /** Called by Cancel and Escape. */
  readonly onCancel: () => void;
}

/** A dialog that needs an answer: a press outside it does nothing, and focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    body,
    confirmLabel,
    cancelLabel,
    destructive = false,
    emphasis = 'confirm',
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  const cancel = () => (busy ? undefined : onCancel());
  const cancelStandsOut = emphasis === 'cancel';
  const cancelButton = (
    <Cancel asChild>
      <Button variant={cancelStandsOut ? 'primary' : 'secondary'}>{cancelLabel}</Button>
    </Cancel>
  );
  const confirmVariant = destructive ? 'destructive' : 'primary';
  const modalDialog = useModalDialog(open, cancel);
  return (
    <Root open={open} onOpenChange={(next) => (next ? undefined : cancel())}>
      <Portal container={portalPlace()}>
        <Overlay className={styles.overlay} {...modalLayer}>
          <Content className={styles.dialog} {...modalDialog}>
            <Title className={styles.title}>{title}</Title>
            <Description asChild>
              <div className={styles.description}>{body}</div>
            </Description>
            <div className={styles.footer}>
              {cancelStandsOut ? null : cancelButton}
              <Button
                variant={cancelStandsOut ? 'secondary' : confirmVariant}
                busy={busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
              {cancelStandsOut ? cancelButton : null}
            </div>
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}
