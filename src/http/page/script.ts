/**
 * The page's own script, as the browser gets it. It runs between the loading of Swagger UI and its start:
 * - The colours follow the system's light or dark setting.
 * - An example that is chosen as the request is chosen for the parameters of the path and for the answer too (a plugin of Swagger UI that wraps its action
 *   `setActiveExamplesMember`; by itself each list is chosen alone).
 */
export const pageScript = `'use strict'
;(() => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
  dark.addEventListener('change', follow)
  follow()

  const examplesTogether = () => ({
    statePlugins: {
      oas3: {
        wrapActions: {
          setActiveExamplesMember: (choose, system) => (chosen) => {
            const result = choose(chosen)
            const { name, pathMethod, contextType } = chosen
            if (contextType !== 'requestBody') return result
            choose({ name, pathMethod, contextType: 'responses', contextName: '200' })
            const parameters = system.specSelectors.specJson().getIn(['paths', ...pathMethod, 'parameters'])
            if (parameters) {
              parameters.forEach((parameter) => {
                const example = parameter.getIn(['examples', name, 'value'])
                if (example !== undefined) system.specActions.changeParamByIdentity(pathMethod, parameter, example, false)
              })
            }
            return result
          }
        }
      }
    }
  })

  const bundle = window.SwaggerUIBundle
  const start = (config) => bundle({ ...config, plugins: [...config.plugins, examplesTogether] })
  window.SwaggerUIBundle = Object.assign(start, bundle)
})()
`
