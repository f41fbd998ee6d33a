import { createCategorizer } from '../../categories/categorize.js'
import type { ValueOf } from '../../core/options.js'
import type { DocumentSettings } from '../document.js'
import { detectorOf, documentLanguage } from '../document-work.js'
import { fullDetail } from '../full-detail.js'
import type { EndpointWork } from '../work-shape.js'
import { type CategoriesAnswerSchema, type CategoriesTask, categoriesEndpoint } from './endpoint.js'
import { categoriesAttributes } from './full-detail.js'

type CategoriesAnswer = ValueOf<typeof CategoriesAnswerSchema>

/** The categories of a text in descending confidence. */
export const categoriesWork: EndpointWork<CategoriesTask, DocumentSettings, undefined> = {
  name: categoriesEndpoint.name,
  open(parts) {
    const { store } = parts
    const categorizer = createCategorizer(store)
    return {
      preload: () => categorizer.preload('eng'),
      async answer(task, { hooks }) {
        const { language, detections, steps } = documentLanguage(task, detectorOf(parts), (code) => categorizer.supports(code), hooks)
        const categories = await categorizer.categorize(task.text, task.options, hooks)
        hooks.check()
        if (task.fullDetail) {
          return { body: fullDetail(task.text, categoriesAttributes(task.text, categories, detections), [...steps, 'categorization']), language }
        }
        const answer: CategoriesAnswer = { categories: categories.map(({ label, confidence, score }) => ({ label, confidence, score })) }
        return { body: answer, language }
      }
    }
  }
}
