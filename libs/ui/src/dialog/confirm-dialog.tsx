import type { ReactNode } from 'react';
import { Cancel, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog';
import { Button } from '../button/button.tsx';
import { modalLayer } from './modal-layers.ts';
import { portalPlace } from './portal-place.ts';
import { useModalWindow } from './use-modal-window.ts';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly body: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly destructive?: boolean;
  /** Keeps the window open and its confirm button busy. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  /** Cancel and Escape. */
  readonly onCancel: () => void;
}

/** A question that wants an answer: a press beside it does nothing, and focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirmLabel, cancelLabel, destructive = false, busy = false, onConfirm, onCancel } = props;
  const cancel = () => (busy ? undefined : onCancel());
  const modalWindow = useModalWindow(open, cancel);
  return (
    <Root open={open} onOpenChange={(next) => (next ? undefined : cancel())}>
      <Portal container={portalPlace()}>
        <Overlay className={styles.overlay} {...modalLayer}>
          <Content className={styles.dialog} {...modalWindow}>
            <Title className={styles.title}>{title}</Title>
            <Description asChild>
              <div className={styles.description}>{body}</div>
            </Description>
            <div className={styles.footer}>
              <Cancel asChild>
                <Button variant="secondary">{cancelLabel}</Button>
              </Cancel>
              <Button variant={destructive ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}
