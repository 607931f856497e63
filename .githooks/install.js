import { spawnSync } from 'node:child_process'

/* Has git run the hooks of this folder. Where there is no git, or no repository, there is nothing to hook. */
spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' })
