/** What lives beside the pools: read at the start and again on SIGHUP, it goes along with the tasks of its endpoint. */
import type { Endpoint, OpenedResource } from '../endpoints/endpoint.js'
import type { Settings } from '../settings.js'

/** By endpoint. */
export type Resources = Readonly<Record<string, OpenedResource>>

/** Opens the resources that the settings name. @throws SettingsError */
export async function openResources(settings: Settings, endpoints: readonly Endpoint[]): Promise<Resources> {
  const opened: Record<string, OpenedResource> = {}
  for (const { name, openResource } of endpoints) {
    const resource = await openResource?.(settings)
    if (resource !== undefined) opened[name] = resource
  }
  return opened
}
