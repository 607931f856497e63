// What stands in the place of the mark while pictures are off: the name, as large as the mark has it.
const name =
  'border:0;color:#ffffff;font-family:Georgia,serif;font-size:20px;font-weight:bold;line-height:1.4'

/** How each part of a message looks: many mail readers drop style sheets, so it stands on the elements. */
export const styles = {
  body: 'margin:0;padding:24px 12px;background:#fbf7ef;color:#10304d;font-family:Arial,sans-serif',
  sheet:
    'max-width:560px;margin:0 auto;background:#ffffff;border-radius:16px;overflow:hidden;overflow-wrap:break-word',
  band: 'padding:10px 21px;background:#10304d',
  mark: `display:block;${name}`,
  darkMark: `display:none;mso-hide:all;${name}`,
  markLink: 'display:inline-block;color:#ffffff;text-decoration:none',
  lead: 'display:block;margin:20px 0 0;width:100%;height:auto;border:0;background:#efe8da;color:#3d566b;font-size:14px;font-style:italic;line-height:1.5',
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  content: 'padding:24px 32px 16px',
  title: 'margin:0;padding:26px 32px 0;font-family:Georgia,serif;font-size:26px;line-height:1.25',
  heading: 'margin:28px 0 12px;font-family:Georgia,serif;font-size:21px;line-height:1.3',
  panel: 'margin:0 0 16px;padding:16px 20px 4px;background:#efe8da;border-radius:12px',
  picture:
    'display:block;margin:0 0 12px;width:100%;height:auto;border:0;border-radius:12px;background:#efe8da;color:#3d566b;font-size:14px;font-style:italic;line-height:1.5',
  text: 'margin:0 0 16px;font-size:17px;line-height:1.55',
  lines: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:1.5',
  thumbCell: 'width:96px;padding:12px 16px 12px 0;border-top:1px solid #d9d2c3;vertical-align:top',
  thumb:
    'display:block;border:0;border-radius:8px;background:#efe8da;color:#3d566b;font-size:11px;line-height:1.3',
  lineCell: 'padding:12px 0;border-top:1px solid #d9d2c3;vertical-align:top',
  button:
    'display:inline-block;padding:14px 24px;border-radius:999px;background:#a93521;color:#ffffff;font-weight:bold;text-decoration:none',
  link: 'color:#17565f;overflow-wrap:anywhere',
  rule: 'margin:24px 0;border:0;border-top:1px solid #d9d2c3',
  foot: 'margin:0 0 16px;font-size:14px;line-height:1.5;color:#3d566b',
} as const

/**
 * What a style sheet adds where it is read: the same message on a dark ground, and narrower margins on a
 * telephone. It has to be stronger than what stands on the elements.
 */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.body{padding:0!important}.sheet{border-radius:0!important}.band{padding:6px 9px!important}.title{padding:22px 20px 0!important}.content{padding:22px 20px 8px!important}}
@media (prefers-color-scheme:dark){
.body,.band{background:#0a2138!important}
.body{color:#fbf7ef!important}
.sheet{background:#10304d!important}
.mark{display:none!important}
.dark-mark{display:block!important}
.lead,.thumb,.panel{background:#0a2138!important;color:#d9d2c3!important}
.foot{color:#d9d2c3!important}
.link{color:#9fd4da!important}
.rule,.cell{border-color:#3d566b!important}
}`
