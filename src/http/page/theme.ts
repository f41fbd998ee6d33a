/** The look of the reference page: what replaces the package's own title, marks and colours. */
import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui'
import { pageScript } from './script.js'
import { mark, pageStyle } from './style.js'

/** @param serviceName the service's name, as free text */
export function pageTheme(serviceName: string): NonNullable<FastifySwaggerUiOptions['theme']> {
  return {
    title: `${escapeHtml(serviceName)}: interface`,
    favicon: [{ filename: 'mark.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: mark }],
    css: [{ filename: 'page.css', content: pageStyle }],
    js: [{ filename: 'page.js', content: pageScript }]
  }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
