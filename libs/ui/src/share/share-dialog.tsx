import { Copy, ExternalLink, Share2 } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { copyText } from './copy-text.ts';
import { facebookLink, whatsAppLink } from './share-links.ts';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  readonly message: string;
  /** The address that is shared on Facebook. */
  readonly link: string;
  /** The label of the device's own share sheet, where there is one. */
  readonly deviceLabel: string;
  readonly closeLabel: string;
  /** After a network without a share address was chosen: whether the message is on the clipboard. */
  readonly onCopy: (network: string, isCopied: boolean) => void;
}

const external = <ExternalLink size={18} aria-hidden="true" />;
const copying = <Copy size={18} aria-hidden="true" />;

/** Shows a message and ways to share it. */
export function ShareDialog({ message, link, deviceLabel, onCopy, ...dialog }: ShareDialogProps) {
  const copyFor = (network: string) => {
    const copied = (isCopied: boolean) => () => onCopy(network, isCopied);
    void copyText(message).then(copied(true), copied(false));
  };
  const shareOnDevice = () => {
    navigator.share({ text: message }).catch(() => {
      // The learner closed the device's share sheet.
    });
  };
  return (
    <Dialog {...dialog}>
      <blockquote className={styles.message}>{message}</blockquote>
      <div className={styles.networks}>
        {'share' in navigator ? (
          <Button
            className={styles.device}
            icon={<Share2 size={18} aria-hidden="true" />}
            onClick={shareOnDevice}
          >
            {deviceLabel}
          </Button>
        ) : null}
        <LinkButton variant="secondary">
          <a href={whatsAppLink(message)} target="_blank" rel="noopener noreferrer">
            {external} WhatsApp
          </a>
        </LinkButton>
        <LinkButton variant="secondary">
          <a href={facebookLink(message, link)} target="_blank" rel="noopener noreferrer">
            {external} Facebook
          </a>
        </LinkButton>
        {['Instagram', 'TikTok'].map((network) => (
          <Button key={network} variant="secondary" icon={copying} onClick={() => copyFor(network)}>
            {network}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
