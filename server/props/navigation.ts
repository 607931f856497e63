/** An entry of a menu (specification 3, "Menu item"); what the JSON leaves out is filled in. */
export interface MenuItem {
  readonly name: string
  readonly routeName?: string | undefined
  readonly href?: string | undefined
  readonly menuable_type?: 'holiday' | 'course' | undefined
  readonly tag_id?: number | undefined
  readonly menuable?: { readonly slug: string; readonly short_menu_name?: string } | undefined
  readonly className?: string | undefined
  readonly slug?: string | undefined
}

export interface NavigationData {
  readonly courses: {
    readonly practical: readonly MenuItem[]
    readonly theory: readonly MenuItem[]
    readonly oneDay: readonly MenuItem[]
    readonly otherCourses: readonly MenuItem[]
    readonly online: readonly MenuItem[]
  }
  readonly weekendHolidays: readonly MenuItem[]
  readonly holidays: readonly MenuItem[]
  readonly builders: readonly MenuItem[]
  readonly racing: readonly MenuItem[]
}
