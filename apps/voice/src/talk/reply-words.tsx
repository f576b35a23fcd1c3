import { splitTelephones } from './telephone.ts';
import styles from './talk.module.css';

/** A reply whose telephone numbers can be pressed. */
export function ReplyWords({ text }: { readonly text: string }) {
  return splitTelephones(text).map(({ words, href }, at) => (href === undefined ? words : <a key={at} className={styles.call} href={href}>{words}</a>));
}
