import { remote } from '@revisoins/tools/rspack';

export default remote(import.meta.dirname);
