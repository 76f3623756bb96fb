### Statistics of the player's own games.

statistics-against = Strongest opponent
statistics-games = Games
statistics-wins = Wins
statistics-points = Points per game
statistics-people = Other people
statistics-sources = Points per game by source
statistics-large = Large buildings
statistics-roles = Roles chosen per game
statistics-local = These statistics are stored only in this browser. They cover the games you finish here.
statistics-none = No finished games yet. Finish a game to see its statistics here.
statistics-sure = Delete these statistics?
