/** Colours and marks of the reference page, on top of Swagger UI's own style sheet. */

/** Three lines of text, one word of them told apart. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f766e"/><g stroke="#fff" stroke-width="3" stroke-linecap="round"><path d="M8 10h16M8 22h9"/><path d="M8 16h4" opacity=".55"/></g><path d="M17 16h7" stroke="#fcd34d" stroke-width="3" stroke-linecap="round"/></svg>
`

const markUrl = `data:image/svg+xml,${encodeURIComponent(mark.trim())}`

export const pageStyle = `:root {
  --accent: #0f766e;
  --accent-soft: #f0fdfa;
  --accent-line: #99d5cd;
  --quiet: #475569;
  --quiet-soft: #f8fafc;
  --quiet-line: #cbd5e1;
  --page: #fff;
}
html.dark-mode {
  --accent: #2dd4bf;
  --accent-soft: #12282a;
  --accent-line: #24605b;
  --quiet: #94a3b8;
  --quiet-soft: #20262b;
  --quiet-line: #3b4650;
  --page: #1c2022;
  color-scheme: dark;
}
body { margin: 0; background: var(--page); }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .btn, .swagger-ui label, .swagger-ui select, .swagger-ui table thead tr th,
.swagger-ui .opblock .opblock-summary-description, .swagger-ui .opblock .opblock-section-header h4, .swagger-ui .opblock .opblock-section-header > label,
.swagger-ui .response-col_status, .swagger-ui .response-col_links, .swagger-ui .parameter__name, .swagger-ui .parameter__type, .swagger-ui .tab li,
.swagger-ui .opblock .opblock-summary-method, .swagger-ui .info li, .swagger-ui .info p, .swagger-ui .info table, .swagger-ui .responses-inner h4,
.swagger-ui .responses-inner h5, .swagger-ui .dialog-ux .modal-ux-content h4, .swagger-ui .dialog-ux .modal-ux-header h3, .swagger-ui .opblock-description-wrapper p {
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
.swagger-ui .info { margin: 32px 0 20px; }
.swagger-ui .info .title::before {
  content: "";
  display: inline-block;
  width: 36px;
  height: 36px;
  margin-right: 12px;
  vertical-align: -6px;
  background: url("${markUrl}") center / contain no-repeat;
}
/* html:root weighs as much as the html.dark-mode of Swagger UI's own rules, which come first. */
html:root .swagger-ui .info a, html:root .swagger-ui .opblock-tag a { color: var(--accent); }
html:root .swagger-ui .info .title small, html:root .swagger-ui .info .title small.version-stamp { background: var(--quiet); }
html.dark-mode .swagger-ui .info .title small pre { color: #0f172a; }
html:root .swagger-ui .scheme-container { margin: 0 0 8px; padding: 0; border: 0; background: none; box-shadow: none; }
html:root .swagger-ui .scheme-container .schemes { justify-content: flex-end; }
/* There is one server: the one that the page came from. */
html:root .swagger-ui .scheme-container .schemes .schemes-server-container { display: none; }
html:root .swagger-ui .btn.authorize { color: var(--accent); border-color: var(--accent); background: none; }
html:root .swagger-ui .btn.authorize svg { fill: var(--accent); }
html:root .swagger-ui .auth-btn-wrapper { gap: 8px; }
html:root .swagger-ui .opblock .btn.execute.opblock-control__btn { background: #0f766e; border-color: #0f766e; color: #fff; }
html:root .swagger-ui .opblock .btn.execute.opblock-control__btn:hover { background: #115e59; }
html:root .swagger-ui .opblock { box-shadow: none; border-radius: 6px; }
html:root .swagger-ui .opblock .opblock-summary-method { border-radius: 4px; text-shadow: none; }
html:root .swagger-ui .opblock.opblock-get .opblock-summary-method { background: var(--quiet); }
html:root .swagger-ui .opblock.opblock-post .opblock-summary-method { background: var(--accent); }
html.dark-mode .swagger-ui .opblock .opblock-section .opblock-section-header, html.dark-mode .swagger-ui .opblock .responses-wrapper .opblock-section-header {
  background: rgb(255 255 255 / 6%);
}
html.dark-mode .swagger-ui .opblock .opblock-summary-method { color: #0f172a; }
html:root .swagger-ui .opblock.opblock-post { background: var(--accent-soft); border-color: var(--accent-line); }
html:root .swagger-ui .opblock.opblock-get { background: var(--quiet-soft); border-color: var(--quiet-line); }
html:root .swagger-ui .opblock.opblock-post .opblock-summary { border-color: var(--accent-line); }
html:root .swagger-ui .opblock.opblock-get .opblock-summary { border-color: var(--quiet-line); }
html:root .swagger-ui .opblock.opblock-post .opblock-section-header .tab-header .tab-item.active h4 span::after { background: var(--accent); }
html:root .swagger-ui .opblock.opblock-get .opblock-section-header .tab-header .tab-item.active h4 span::after { background: var(--quiet); }
html:root .swagger-ui .response-col_links { display: none; }
/* What errors look like is said once, at the top. */
.swagger-ui .responses-table:not(.live-responses-table) .response:not([data-code^="2"]) :is(.response-controls, .model-example) { display: none; }
.swagger-ui .responses-table:not(.live-responses-table) .response:not([data-code^="2"]) td { padding-top: 4px; padding-bottom: 4px; }
html.dark-mode .swagger-ui :is(.headers td, .headers .header-row td, .examples-select__section-label) { color: #e4e6e6; }
/* A parameter of the path follows the example that is chosen for the body. */
.swagger-ui .parameters .examples-select { display: none; }
`
