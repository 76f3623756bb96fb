### Statistics of the player's own games.

statistics-against = Strongest opponent
statistics-games = Games
statistics-wins = Wins
statistics-points = Points per game
statistics-people = Other people
statistics-sources = Points per game by source
statistics-large = Large buildings
statistics-roles = Roles you choose per game
statistics-local = Only this browser has these figures. They count the games you finish here.
statistics-none = No finished games yet. Play one to its end, and its figures appear here.
statistics-sure = Delete these statistics?
