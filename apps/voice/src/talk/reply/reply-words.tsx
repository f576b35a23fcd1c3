import { splitTelephones } from './telephone.ts';
import { splitParagraphs } from './paragraphs.ts';
import styles from './reply-words.module.css';

/** A reply with its lists, and with links for its telephone numbers. */
export function ReplyWords({ text }: { readonly text: string }) {
  return splitParagraphs(text).map((part, at) =>
    typeof part === 'string' ? (
      <p key={at} className={styles.words}>
        <Reachable text={part} />
      </p>
    ) : (
      <ul key={at} className={styles.lines}>
        {part.map((line) => (
          <li key={line}>
            <Reachable text={line} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Reachable({ text }: { readonly text: string }) {
  return splitTelephones(text).map(({ words, href }, at) =>
    href === undefined ? (
      words
    ) : (
      <a key={at} className={styles.call} href={href}>
        {words}
      </a>
    ),
  );
}
