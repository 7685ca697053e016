import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { announce } from '../components/feedback/announcer.tsx'
import type { SceneName } from '../components/illustrations/scene-names.ts'
import { Scene } from '../components/illustrations/scene.tsx'
import type { PageHeaderProps } from '../components/layout/page-header.tsx'
import { PageHeader } from '../components/layout/page-header.tsx'
import { isFirstPage, usePage } from './use-page.ts'

interface PageProps extends Omit<PageHeaderProps, 'title'> {
  readonly title: string
  readonly tabTitle?: string
  /** The heading, if it says the title in more than plain words. */
  readonly heading?: ReactNode
  readonly children?: ReactNode
}

/** A screen: its tab title, its heading and its content. */
export const Page = ({ title, tabTitle = title, heading = title, children, ...header }: PageProps) => {
  usePage(tabTitle)
  // The first page is often drawn when the browser has long said that it is loaded; later ones are read with their heading.
  useEffect(() => {
    if (isFirstPage()) announce(tabTitle, 'page')
  }, [tabTitle])
  return (
    <>
      <PageHeader title={heading} {...header} />
      {children}
    </>
  )
}

type FullPageProps = Pick<PageProps, 'title' | 'tabTitle' | 'lead' | 'breadcrumbs' | 'actions'> & {
  readonly scene: SceneName
}

/** A page that says one thing, above a scene that goes down to the footer. */
export const FullPage = ({ scene, ...page }: FullPageProps) => (
  <Page {...page} ground="hero" kind="full" picture={<Scene name={scene} />} />
)
