import { expect, test } from 'vitest';
import { mailboxPage, withLinks } from './mailbox-page.ts';

test('addresses become links and everything else is escaped', () => {
  expect(withLinks('voir <b> http://a/?x=1&y="2"')).toBe(
    'voir &lt;b&gt; <a href="http://a/?x=1&amp;y=" rel="noreferrer">http://a/?x=1&amp;y=</a>&quot;2&quot;',
  );
});

test('a mail cannot put markup into the page', () => {
  const page = mailboxPage([
    {
      id: '1',
      to: '"><script>a</script>',
      subject: '<img src=x onerror=b>',
      html: '<script>c</script>',
      text: '<script>d</script>',
      created: new Date(0),
    },
  ]);
  expect(page).not.toMatch(/<script|<img/);
});
