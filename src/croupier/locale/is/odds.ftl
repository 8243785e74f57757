# Hvað getur komið og hvert kostir leiða ef allir spila af handahófi.
odds-coming-exact = Hvað getur komið, reiknað nákvæmlega:
odds-coming-estimate = Hvað getur komið, metið út frá handahófskenndum tilraunum, alls { $games }:
odds-unknown = Það sem kemur næst ræðst af spilum sem eru hulin.
odds-times = { $value }×
odds-at-least-once = minnst 1×
odds-percent = { NUMBER($win, minimumFractionDigits: 1) } %
odds-tiny = < 0,1 %
odds-between = { NUMBER($win, minimumFractionDigits: 1) } % ({ NUMBER($few, minimumFractionDigits: 1) } til { NUMBER($many, minimumFractionDigits: 1) })
odds-money-between = { $value } ({ $few } til { $many })
odds-points-between = { NUMBER($value, minimumFractionDigits: 1) } ({ NUMBER($few, minimumFractionDigits: 1) } til { NUMBER($many, minimumFractionDigits: 1) })
odds-results = Ólíkar niðurstöður: { $all }. Þær líklegustu:
odds-result = { $what }: { $chance }
odds-results-equal = Aðrar jafnlíklegar þeirri síðustu: { $all }.
odds-opens = { $decision ->
    [place] setja spilapening ({ $choices })
    [replace] skipta út spilapeningi ({ $choices })
    [remove] taka spilapening af borðinu ({ $choices })
   *[other] sitja hjá
}
odds-choices = { $count ->
    [one] { $count } kostur
   *[other] { $count } kostir
}
odds-choices-title = Hvert hver kostur leiðir ef allir spila af handahófi eftir það:
odds-casino-exact = í lok umferðar á spilavíti { $casino }: forysta { $leads }, útborgun { $paid }, að meðaltali { $money } (nákvæmt)
odds-casino = í lok umferðar á spilavíti { $casino }: forysta { $leads }, útborgun { $paid }, að meðaltali { $money } (mat)
odds-round-exact = umferðin öll gefur að meðaltali { $money } héðan í frá (nákvæmt)
odds-round = umferðin öll gefur að meðaltali { $money } héðan í frá (mat)
odds-win-exact = sigurlíkur { $chance } (nákvæmt)
odds-win = sigurlíkur { $chance } (mat)
odds-deal = líkur á að vinna gjöfina { $chance }; stig þar til henni lýkur { $points } (mat)
odds-interval = Hvert mat byggist á handahófskenndum spilum, alls { $games }; í 95 tilvikum af 100 ætti rétta talan að vera á milli talnanna tveggja í svigum.
odds-hands = Líkur í prósentum á að spil með þessu gildi sé á hendi (nákvæmt):
