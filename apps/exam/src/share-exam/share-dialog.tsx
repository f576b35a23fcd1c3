import { product } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Dialog, LinkButton } from '@revisoins/ui';
import { Copy, ExternalLink, Share2 } from 'lucide-react';
import { facebookLink, whatsAppLink } from './share-links.ts';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  readonly message: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const external = <ExternalLink size={18} aria-hidden="true" />;
const copying = <Copy size={18} aria-hidden="true" />;

export function ShareDialog({ message, open, onOpenChange }: ShareDialogProps) {
  const { t } = useTranslation('exam');
  const copyFor = (network: string) => async () => {
    try {
      await navigator.clipboard.writeText(message);
      toast({ title: t('share.copiedTitle'), description: t('share.copiedBody', { network }), variant: 'success' });
    } catch {
      toast({ title: t('share.notCopiedTitle'), description: t('share.notCopiedBody'), variant: 'destructive' });
    }
  };
  const shareOnDevice = () => {
    navigator.share({ text: message }).catch(() => {
      // The learner closed the device's share sheet.
    });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('share.title')} description={t('share.body')} closeLabel={t('close')}>
      <blockquote className={styles.message}>{message}</blockquote>
      <div className={styles.networks}>
        {'share' in navigator ? (
          <Button className={styles.device} icon={<Share2 size={18} aria-hidden="true" />} onClick={shareOnDevice}>
            {t('share.device')}
          </Button>
        ) : null}
        <LinkButton variant="secondary">
          <a href={whatsAppLink(message)} target="_blank" rel="noopener noreferrer">
            {external} WhatsApp
          </a>
        </LinkButton>
        <LinkButton variant="secondary">
          <a href={facebookLink(message, product.shareLink)} target="_blank" rel="noopener noreferrer">
            {external} Facebook
          </a>
        </LinkButton>
        {['Instagram', 'TikTok'].map((network) => (
          <Button key={network} variant="secondary" icon={copying} onClick={() => void copyFor(network)()}>
            {network}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
