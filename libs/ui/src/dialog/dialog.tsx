import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { IconButton } from '../button/icon-button.tsx';
import { modalLayer } from './modal-layers.ts';
import { portalPlace } from './portal-place.ts';
import { useModalDialog } from './use-modal-dialog.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the bottom; the primary one last. A form keeps its own buttons in `children`. */
  readonly footer?: ReactNode;
  readonly closeLabel: string;
}

/** A dialog: focus stays inside, Escape or a press outside closes it, and focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
}: DialogProps) {
  const modalDialog = useModalDialog(open, () => onOpenChange(false));
  const undescribed = description == null ? { 'aria-describedby': undefined } : {};
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={portalPlace()}>
        <Overlay className={styles.overlay} {...modalLayer}>
          <Content className={styles.dialog} {...modalDialog} {...undescribed}>
            <div className={styles.top}>
              <Title className={styles.title}>{title}</Title>
              <Close asChild>
                <IconButton label={closeLabel} className={styles.close}>
                  <X size={22} aria-hidden="true" />
                </IconButton>
              </Close>
            </div>
            {description != null ? (
              <Description className={styles.description}>{description}</Description>
            ) : null}
            {children}
            {footer != null ? <div className={styles.footer}>{footer}</div> : null}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}
